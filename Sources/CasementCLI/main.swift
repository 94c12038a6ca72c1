print("casement")
